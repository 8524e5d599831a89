import type { Box } from './boxes.ts';
import type { SheetPage } from './visible.ts';

/** Everything on a sheet with its place, in pixels from its upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly heads: readonly Head[];
  /** The pages of steps, where none is open. */
  readonly rows: readonly ListRow[];
  readonly ways: readonly HeadWay[];
  readonly opened: readonly OpenedStep[];
}

export interface Said {
  readonly x: number;
  /** Where its first line stands on. */
  readonly y: number;
  readonly lines: readonly string[];
  /** All of it, where the lines had no room. */
  readonly whole: string;
}

export interface Head {
  readonly step: string;
  readonly box: Box;
  readonly name: readonly string[];
  readonly notes: readonly string[];
  readonly isOpen: boolean;
  readonly label: string;
}

/** A page below the closed head of its step; of a step with many pages, the first of a line and how many follow it there. */
export interface ListRow {
  readonly page: SheetPage;
  readonly box: Box;
  readonly name: string;
  readonly following: number;
}

/** A line with an arrow at its end. */
export interface Arrow {
  readonly path: string;
  readonly tip: { readonly x: number; readonly y: number; readonly angle: 0 | 90 };
}

/** All that leads from one step to another. */
export interface HeadWay extends Arrow {
  readonly id: string;
  /** The transitions that it stands for, as `from to`. */
  readonly transitions: readonly string[];
  readonly weight: number;
  /** Its middle, and how many transitions it stands for where that is not said elsewhere. */
  readonly pill: { readonly x: number; readonly y: number; readonly text: string | undefined };
  readonly words: Said | undefined;
}

/** A page of an open step. */
export interface StopBox {
  readonly page: SheetPage;
  readonly box: Box;
  readonly name: string;
  /** The whole name, with what the drawing says by its place and edge. */
  readonly label: string;
  readonly isEnd: boolean;
  readonly mayEnd: boolean;
  /** True where it is come to from elsewhere, too, which no arrow shows. */
  readonly hasOthers: boolean;
}

/** A way between two pages of an open step, by their codes. */
export interface StopWay extends Arrow {
  readonly from: string;
  readonly to: string;
  /** True where others go past its target. */
  readonly isPassed: boolean;
}

export interface OpenedStep {
  readonly step: string;
  readonly box: Box;
  /** Where the notch points up to its head. */
  readonly notch: number;
  readonly lead: Said;
  readonly stops: readonly StopBox[];
  readonly ways: readonly StopWay[];
  /** The short arrows by which the step is entered. */
  readonly entries: readonly Arrow[];
  /** Who comes to each page that the step is entered by. */
  readonly words: readonly Said[];
  readonly rail: Rail | undefined;
}

/** Where pages of a step leave it: a line for each to the rail, and from there one arrow to every step they lead to. */
export interface Rail {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly x: number; readonly y: number; readonly code: string }[];
  readonly targets: readonly (Arrow & { readonly words: Said })[];
}
