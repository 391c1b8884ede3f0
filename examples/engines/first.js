// A complete engine for Node: it takes the first legal move.
// Try it: foxdice watch qwixx --bot "cmd:node examples/engines/first.js,random"
const readline = require("node:readline");

const lines = readline.createInterface({ input: process.stdin });
let moves = [];
lines.on("line", (line) => {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "fox") console.log("id name First\nready");
  else if (word === "moves") moves = rest;
  else if (word === "go") console.log(`move ${moves[0]}`);
  else if (word === "quit") lines.close();
});
