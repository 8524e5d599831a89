import { Suspense, type ReactNode } from 'react';
import type { Control } from '#machines/subject/control.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';

const BodySketch = lazyPart(() => import('./body/BodySketch.tsx'), 'BodySketch');
const CarSketch = lazyPart(() => import('./car/CarSketch.tsx'), 'CarSketch');

const sketches: Partial<Record<Control['kind'], typeof BodySketch>> = {
  body: BodySketch,
  vehicleParts: CarSketch,
};

type Props = { kind: Control['kind'] | undefined; value: unknown };

/** A small drawing of an answer that was given in a drawing; of any other answer, nothing. */
export function AnswerSketch({ kind, value }: Props): ReactNode {
  const Drawn = kind && sketches[kind];
  if (!Drawn || !Array.isArray(value) || value.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Drawn chosen={value.map(String)} />
    </Suspense>
  );
}
