import * as oidc from 'openid-client';
import * as z from 'zod';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import type { Tokens } from '#machines/actors/signIn/token.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { SignInSecrets } from '#server/store/tables.ts';

/** What a provider says of a user. Source: OpenID Connect Core 1.0, section 5.1; `birthnumber` as bank identity names it. */
export const Claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  phone_number: z.string().optional(),
  birthnumber: z.string().optional(),
  /** How the client was identified. */
  identification: z.string().optional(),
  roles: z.array(z.string()).default([]),
});
export type Claims = z.infer<typeof Claims>;

/** A provider of identities: authorisation code with PKCE. Each call rejects with a Failure: status 0 where it is away. */
export interface Provider {
  /** Where a browser goes to sign in, and what its return must prove; afresh, though its user is signed in there. */
  readonly begin: (isFresh?: boolean) => Promise<{ readonly url: string; readonly secrets: SignInSecrets }>;
  /** The tokens for the code in the address that a browser came back to, whose they are, and when those showed who they are. */
  readonly finish: (
    address: URL,
    secrets: SignInSecrets,
  ) => Promise<{ readonly tokens: Tokens; readonly sub: string; readonly at: Date | undefined }>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** What is known of a user. */
  readonly load: (accessToken: string, sub: string) => Promise<Claims>;
  /** Where a browser is logged out. */
  readonly endUrl: () => Promise<string | undefined>;
}

/** Where users sign in. */
export interface SignInOptions {
  /** The issuer, `none` for nobody signs in, undefined for the embedded provider. */
  readonly issuer?: string | undefined;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly scope: string;
  /** Where browsers reach us. */
  readonly publicUrl: string;
}

interface ProviderOptions extends SignInOptions {
  readonly issuer: string;
  /** How the provider is asked, where not over the network. */
  readonly fetch?: oidc.CustomFetch | undefined;
}

/** Where browsers come back to. */
export const callbackPath = '/oauth2/callback';

/** A provider by its issuer, whose own description is read when it is first needed. */
export function openProvider(options: ProviderOptions): Provider {
  const { publicUrl, scope } = options;
  let found: Promise<oidc.Configuration> | undefined;
  const discovered = () => {
    found ??= discover(options);
    found.catch(() => (found = undefined));
    return found;
  };
  return {
    begin: (isFresh = false) =>
      answered(async () => {
        const verifier = oidc.randomPKCECodeVerifier();
        const secrets = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
        const url = oidc.buildAuthorizationUrl(await discovered(), {
          redirect_uri: publicUrl + callbackPath,
          scope,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state: secrets.state,
          nonce: secrets.nonce,
          // By the second the provider must tell when it was.
          ...(isFresh && { prompt: 'login', max_age: '0' }),
        });
        return { url: url.href, secrets };
      }),
    finish: (address, { verifier, state, nonce }) =>
      answered(async () => {
        const granted = await oidc.authorizationCodeGrant(await discovered(), address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const { sub = '', auth_time: at } = granted.claims() ?? {};
        return {
          tokens: tokensOf(granted),
          sub,
          at: typeof at === 'number' ? new Date(at * 1000) : undefined,
        };
      }),
    refresh: (refreshToken) =>
      answered(async () =>
        tokensOf(await oidc.refreshTokenGrant(await discovered(), refreshToken), refreshToken),
      ),
    load: (accessToken, sub) =>
      answered(async () => Claims.parse(await oidc.fetchUserInfo(await discovered(), accessToken, sub))),
    endUrl: () =>
      answered(async () => {
        const configuration = await discovered();
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        // No id token as a hint: tokens do not stand in addresses.
        return oidc.buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: publicUrl + signInPaths.loggedOut,
        }).href;
      }),
  };
}

const discover = ({
  issuer,
  clientId,
  clientSecret,
  fetch,
}: ProviderOptions): Promise<oidc.Configuration> => {
  const isOpen = issuer.startsWith('http://');
  return oidc.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    { ...(isOpen && { execute: [oidc.allowInsecureRequests] }), ...(fetch && { [oidc.customFetch]: fetch }) },
  );
};

/** A provider that gives no new refresh token means the old one to be used again. */
const tokensOf = (
  { access_token, refresh_token }: { readonly access_token: string; readonly refresh_token?: string },
  known = '',
): Tokens => ({ accessToken: access_token, refreshToken: refresh_token ?? known });

/** Asks the provider, and says in our own terms what it answered where it refused. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    const status = statusOf(cause);
    throw status === undefined || status >= 500
      ? new Failure('0', { cause })
      : new Failure('245000009', { status, cause });
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof z.ZodError) return 403;
  if (error instanceof oidc.ClientError) {
    const { cause } = error;
    if (cause instanceof Response) return cause.status;
    // What came back does not prove what it should: a wrong state, nonce or signature.
    return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT' ? undefined : 403;
  }
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
