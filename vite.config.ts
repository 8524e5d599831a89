import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameLayers } from './scripts/nameLayers.ts';
import { precompress } from './scripts/precompress.ts';
import { versionFile } from './scripts/versionFile.ts';

const service = process.env['SERVICE_URL'] ?? 'http://localhost:3001';

/**
 * What always comes together is one chunk, with all it imports that is in none before it: many small ones compress badly and each
 * costs a kilobyte of headers. Whatever is in no group is split by itself, a page a chunk.
 */
const groups = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'flow',
    test: /[\\/]src[\\/](?:app[\\/]FlowEntry|flow[\\/]openFlow)\.|[\\/]machines[\\/](?:claim|flows[\\/]shared)[\\/]/,
  },
  { name: 'start', test: /[\\/]src[\\/]pages[\\/]shared[\\/]Index\./ },
  {
    name: 'form',
    test: /[\\/]src[\\/](?:pages[\\/]PageForm|fields[\\/](?:(?:date|combo|choice|rows)[\\/])?\w+Fields?)\.tsx/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig({
  plugins: [react(), nameLayers(), versionFile(), precompress()],
  build: {
    assetsDir: 'static',
    // Inlined assets are data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/rest': service, '/health': service, '/oauth2': service } },
});
