import { isMainThread } from 'node:worker_threads';

// Loaded before a service that a test starts: it ends with whoever started it, however that ends. Its workers load it, too.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  process.stdin.unref();
}
