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
  /** A closed state is one that others are inside of, and none of them is drawn. */
  readonly kind: 'GROUP' | 'PAGE' | 'STATE' | 'FINAL' | 'CLOSED';
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
  /** The rule in words; of a state, lines that say more of it. */
  readonly note?: string | undefined;
  /** Ids and titles of the states inside a closed one. */
  readonly holds?: readonly string[];
}

export interface LabelledEdge extends ChartEdge {
  /** One line, or several of an arrow that stands for several transitions. */
  readonly label: string;
}
