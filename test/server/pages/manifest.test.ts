import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest, type Manifest } from '#server/pages/manifest.ts';

/** A build as Vite describes it: what starts, what is shared, and what is loaded when somebody asks for it. */
const chunks = {
  'index.html': { file: 'static/index.js', name: 'index', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'static/vendor.js', name: 'vendor' },
  '_flow.js': { file: 'static/flow.js', name: 'flow', imports: ['_vendor.js', 'index.html', '_beside.js'] },
  '_beside.js': {
    file: 'static/beside.js',
    name: 'beside',
    imports: ['index.html'],
    css: ['static/beside.css'],
  },
  '_car.js': { file: 'static/car.js', name: 'car', imports: ['_flow.js', 'index.html'] },
  'machines/flows/scenarios/car.json': { file: 'static/scenarios.js', name: 'car' },
  'src/pages/car/Event.tsx': { file: 'static/event.js', name: 'Event', imports: ['_car.js'] },
  'src/pages/life/Event.tsx': { file: 'static/event-life.js', name: 'Event' },
};

describe('the files of a build', () => {
  let folder: string;
  let manifest: Manifest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hlaska-build-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
    manifest = readManifest(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('a line is its flow, whatever else of it is called like it, and each file stands behind all it needs', () => {
    expect(manifest.filesOf(['index.html', 'flow', 'car'])).toEqual({
      scripts: [
        '/static/vendor.js',
        '/static/index.js',
        '/static/beside.js',
        '/static/flow.js',
        '/static/car.js',
      ],
      styles: ['/static/beside.css'],
    });
  });

  test('a page is found by its source', () => {
    expect(manifest.filesOf(['src/pages/life/Event.tsx']).scripts).toEqual(['/static/event-life.js']);
  });

  test('a name that several parts have, none of them shared, is nobody’s', () => {
    expect(() => manifest.filesOf(['Event'])).toThrow('The build has no part Event.');
  });

  test('a part that the build does not know is an error', () => {
    expect(() => manifest.filesOf(['glass'])).toThrow('The build has no part glass.');
  });
});
