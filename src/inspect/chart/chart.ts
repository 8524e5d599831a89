import type { Rule } from '#machines/subject/rule.ts';

/** A flow or a machine as a picture, before its boxes are named and placed. */
export interface Chart {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export interface ChartNode {
  readonly id: string;
  /** The node that contains it. */
  readonly parent?: string;
  readonly kind: 'GROUP' | 'PAGE' | 'STATE' | 'FINAL';
  /** What must hold for the page to be entered. */
  readonly rule?: Rule | undefined;
  /** The actors a state of a machine starts. */
  readonly invokes?: readonly string[];
}

export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where a page has several transitions: the order they are tried in, from 1. */
  readonly order?: number;
  /** What a machine is told, and the guard that must pass. */
  readonly event?: MachineEvent;
  readonly guard?: string;
}

/** An event by its type, or one that a machine makes itself: done and failed calls, time, at once. */
export type MachineEvent =
  | { readonly type: string }
  | { readonly own: 'done' | 'error' | 'always' }
  | { readonly own: 'after'; readonly delay: string };

/** A chart in the reader's words. */
export interface Labelled {
  readonly nodes: readonly LabelledNode[];
  readonly edges: readonly LabelledEdge[];
}

export interface LabelledNode extends ChartNode {
  readonly title: string;
  /** The rule in words. */
  readonly note?: string | undefined;
}

export interface LabelledEdge extends ChartEdge {
  readonly label: string;
}
