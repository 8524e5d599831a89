import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A component of a module that is loaded when it is first rendered: `lazyPart(() => import('./BodyField.tsx'), 'BodyField')`. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadChunk(async () => ({ default: (await load())[name] })));

/**
 * A component that nobody waits for, as `lazyPart`: where its module does not load there is nothing in its place, and the page that
 * somebody is answering is not loaded anew for it.
 */
export const optionalPart = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: () => null }),
    ),
  );
