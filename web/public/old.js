/* Tells people whose browser is too old for the page. It is read by old browsers, so it is written the old way. */
(function () {
  function show() {
    document.documentElement.className = "old";
  }
  function supports(property, value) {
    return window.CSS && CSS.supports && CSS.supports(property, value);
  }
  var enough =
    "noModule" in document.createElement("script") &&
    "adoptedStyleSheets" in document &&
    window.HTMLDialogElement &&
    window.WebSocket &&
    window.Intl &&
    Intl.ListFormat &&
    Array.prototype.at &&
    supports("height", "1dvh") &&
    supports("color", "color-mix(in srgb, red, blue)");
  if (!enough) show();
  // A page that could not even be read has put nothing in its place.
  window.addEventListener(
    "error",
    function () {
      if (!document.getElementById("page").firstChild) show();
    },
    true
  );
})();
