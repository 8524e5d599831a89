import { existsSync, readFileSync } from 'node:fs';

const found = new URL('../../../node_modules/.cache/chromium-path', import.meta.url);

/** How every test starts its browser: the Chromium that scripts/ensure-browser.mjs found, and nothing of it on the network. */
export const chromium = {
  executablePath:
    process.env['CHROMIUM_PATH'] || (existsSync(found) ? readFileSync(found, 'utf8') : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
