// Imported first by every script: the sources are TypeScript that only this Node runs as it is.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  console.error(
    `This application needs Node 26 and found ${process.versions.node}: run "npm ci", which installs it beside the packages, and start it by "npm start".`,
  );
  process.exit(1);
}
