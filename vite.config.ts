import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameLayers } from './scripts/nameLayers.ts';
import { precompress } from './scripts/precompress.ts';
import { versionFile } from './scripts/versionFile.ts';

const service = process.env['SERVICE_URL'] ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), nameLayers(), versionFile(), precompress()],
  build: {
    assetsDir: 'static',
    // Inlined assets are data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/rest': service, '/health': service, '/oauth2': service } },
});
