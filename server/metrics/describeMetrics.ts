import { alerts, savedInTime } from './alerts.ts';
import { metricList, type Metric } from './metricList.ts';

const metrics: readonly Metric[] = Object.values(metricList);

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The tables of the page about measures, by their names, in Markdown. */
export const metricsTables = (): Readonly<Record<string, string>> => ({
  metrics: tableOf(
    ['name', 'kind', 'told apart by', 'what'],
    metrics.map(({ name, kind, labels, says }) => [
      `\`${name}\``,
      kind,
      labels.map((label) => `\`${label}\``).join(', ') || 'nothing',
      says,
    ]),
  ),
  alerts: tableOf(
    ['alert', 'Czech', 'English', 'what to do first'],
    alerts.map(({ name, cs, en, first }) => [`\`${name}\``, cs, en, first]),
  ),
});

/** The rules of Prometheus: the share of saves in time, and every alert with its sentence. JSON is YAML, too. */
export const alertRules = (): string =>
  written({
    groups: [
      {
        name: 'hlaska',
        rules: [
          { record: savedInTime.name, expr: savedInTime.when },
          ...alerts.map(({ name, when, lasting, cs, en, first }) => ({
            alert: name,
            expr: when,
            for: lasting,
            annotations: { summary: en, summary_cs: cs, first },
          })),
        ],
      },
    ],
  });

/** What a panel shows of a metric: how often, how long nine of ten took, or how it stands. */
const shownAs = ({ name, kind, labels }: Metric): string => {
  const by = labels.filter((label) => label !== 'method').join(', ');
  if (kind === 'counter') return `sum by (${by}) (rate(${name}[5m]))`;
  if (kind === 'histogram') return `histogram_quantile(0.9, sum by (le, ${by}) (rate(${name}_bucket[5m])))`;
  return by === '' ? `max(${name})` : `max by (${by}) (${name})`;
};

/** A board of Grafana with a panel for every metric, two in a row. */
export const dashboard = (): string =>
  written({
    title: 'Hláska',
    uid: 'hlaska',
    schemaVersion: 41,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    panels: metrics.map((metric, at) => ({
      id: at + 1,
      type: 'timeseries',
      title: metric.name,
      description: metric.says,
      gridPos: { x: (at % 2) * 12, y: Math.floor(at / 2) * 8, w: 12, h: 8 },
      fieldConfig: { defaults: { unit: metric.name.endsWith('_seconds') ? 's' : 'short' } },
      targets: [{ expr: shownAs(metric), refId: 'A' }],
    })),
  });

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
