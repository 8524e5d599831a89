import { Reporter, type Received } from './reporter.ts';
import type { TestService } from './service.ts';

/** A browser behind the proxy, at an address. */
export class From extends Reporter {
  readonly #address: string;

  constructor({ app }: Pick<TestService, 'app'>, address: string, cookie?: string) {
    super(app, cookie);
    this.#address = address;
  }

  override send(sent: Parameters<Reporter['send']>[0]): Promise<Received> {
    return super.send({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': this.#address } });
  }
}
