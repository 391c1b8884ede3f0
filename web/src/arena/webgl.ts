/** Whether pictures in 3D are made by hardware here. Without it a throw would be over before it is drawn. */
export function isQuick(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return false;
  const known = context.getExtension("WEBGL_debug_renderer_info");
  const maker = String(known ? context.getParameter(known.UNMASKED_RENDERER_WEBGL) : "");
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(maker);
}
