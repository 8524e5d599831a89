import { trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Milliseconds that a collector may take: a service that stops does not wait longer for it. */
const patience = 2000;

/** Where traces are written to. */
interface TracesPlace {
  /** Address of an OTLP collector, below which `/v1/traces` takes them. */
  readonly url: string;
  /** Hash of the build that writes. */
  readonly build: string;
}

/** Writes traces to a collector until the function given back is called, which writes the last ones. */
export async function writeTraces({ url, build }: TracesPlace): Promise<() => Promise<void>> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return writeTracesTo(
    new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces`, timeoutMillis: patience }),
    build,
  );
}

/** Writes traces by an exporter. What writes them is loaded by who wants them alone. */
export async function writeTracesTo(exporter: SpanExporter, build: string): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hlaska', 'service.version': build }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    // A collector that is away has lost them.
    await provider.shutdown().catch(() => {});
  };
}
