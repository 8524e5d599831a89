import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A component of a module that is loaded when it is first rendered: `lazyPart(() => import('./BodyField.tsx'), 'BodyField')`. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadChunk(async () => ({ default: (await load())[name] })));
