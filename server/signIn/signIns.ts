import type { EmbeddedProvider } from '#server/identityProvider/embeddedProvider.ts';
import { askInside } from '#server/identityProvider/askInside.ts';
import type { App } from '#server/http/route.ts';
import { callbackPath, openProvider, type Provider, type SignInOptions } from './provider.ts';

/** The sign-in of users. */
export interface SignIns {
  /** Undefined where nobody signs in. */
  readonly provider: Provider | undefined;
  /** The provider inside of the service, made when somebody first comes to it; undefined where another is configured. */
  readonly embedded: (() => Promise<EmbeddedProvider>) | undefined;
  readonly publicUrl: string;
}

const byDefault: SignInOptions = {
  clientId: 'hlaska',
  scope: 'openid profile email phone',
  publicUrl: 'http://localhost:3000',
};

/** The sign-in as it is configured. The embedded provider is loaded only where no issuer is. */
export function signInsOf(
  { signIn = byDefault }: { readonly signIn?: SignInOptions | undefined },
  app: App,
): SignIns {
  const { issuer, publicUrl, clientId } = signIn;
  if (issuer === 'none') return { provider: undefined, embedded: undefined, publicUrl };
  if (issuer !== undefined) {
    return { provider: openProvider({ ...signIn, issuer }), embedded: undefined, publicUrl };
  }
  let made: Promise<EmbeddedProvider> | undefined;
  const embedded = () =>
    (made ??= import('#server/identityProvider/embeddedProvider.ts').then(({ createEmbeddedProvider }) =>
      createEmbeddedProvider({ publicUrl, clientId, callbackPath }),
    ));
  const provider = openProvider({ ...signIn, issuer: `${publicUrl}/oidc`, fetch: askInside(app) });
  return { provider, embedded, publicUrl };
}
