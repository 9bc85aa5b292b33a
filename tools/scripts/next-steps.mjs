// After npm ci: the first thing that a newcomer reads.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 22);

const steps = `
Trekker is installed. What to do next:
  npm start      builds the site, fills it with a sample library and names its address
  npm run dev    runs it from the sources: changes show at once
  npm test       proves everything
It runs on Node ${process.versions.node}. More: README.md
`;

const tooOld = `
Trekker is installed, but for this system no Node comes along, and ${process.versions.node} is too old.
What to do next: install Node 24 (22.22 is the oldest that will do), then run npm ci again.
`;

console.log(isNewEnough ? steps : tooOld);
