// What `npm run sbom` runs: writes which packages the service runs with and browsers are sent, in the format CycloneDX. What npm itself
// leaves out with the tools of development is too much: whatever one of them uses as well.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { dependencies: ours } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The name of a package that may be there by another, as one that stands in for it. */
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'));

const isTool = ({ scope, properties = [], ...component }) =>
  (scope === 'optional' && !Object.hasOwn(ours, nameOf(component['bom-ref']))) ||
  properties.some(({ name }) => name === 'cdx:npm:package:development');

const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--workspaces=false'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const { components, dependencies, ...bill } = JSON.parse(written);
const tools = new Set(components.filter(isTool).map((component) => component['bom-ref']));
const isKept = (ref) => !tools.has(ref);
console.log(
  JSON.stringify({
    ...bill,
    components: components
      .filter((component) => isKept(component['bom-ref']))
      .map((component) => ({ ...component, name: nameOf(component['bom-ref']) })),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  }),
);
