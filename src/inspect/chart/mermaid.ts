import type { Labelled, LabelledNode } from './chart.ts';

interface About {
  readonly title: string;
  readonly legend: readonly string[];
}

/** A chart as a Mermaid flowchart, to be pasted into a document. */
export const mermaid = ({ nodes, edges }: Labelled, { title, legend }: About): string => {
  const keys = new Map(nodes.map(({ id }, at) => [id, `n${at}`]));
  const key = (id: string) => keys.get(id) ?? id;
  const lines = (parent: string | undefined, indent: string): string[] =>
    nodes
      .filter((node) => node.parent === parent)
      .flatMap((node) =>
        node.kind === 'GROUP'
          ? [
              `${indent}subgraph ${key(node.id)}["${quoted(node.title)}"]`,
              ...lines(node.id, `${indent}  `),
              `${indent}end`,
            ]
          : [`${indent}${key(node.id)}${box(node)}`],
      );
  return [
    '---',
    `title: "${title.replaceAll('"', "'")}"`,
    '---',
    'flowchart TD',
    ...legend.map((words) => `  %% ${words}`),
    ...lines(undefined, '  '),
    ...edges.map(
      ({ from, to, label }) => `  ${key(from)} -->${label === '' ? '' : `|"${quoted(label)}"|`} ${key(to)}`,
    ),
    '',
  ].join('\n');
};

const box = ({ kind, title, note }: LabelledNode) => {
  const text = `"${quoted(title)}${note ? `<br/>${quoted(note)}` : ''}"`;
  return kind === 'FINAL' ? `([${text}])` : `[${text}]`;
};

const quoted = (text: string) => text.replaceAll('"', '#quot;');
