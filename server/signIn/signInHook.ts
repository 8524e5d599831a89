import plugin from 'fastify-plugin';
import { confirmSignIn, type Confirming } from './confirmSignIn.ts';

/** Runs before every call of every area, after its session is found: a sign-in must still stand, else 245000009 with 401.4. */
export const signInHook = plugin<Confirming>(async (app, confirming) => {
  const confirm = confirmSignIn(confirming);
  app.addHook('onRequest', async (request, reply) => {
    if (request.session?.identity?.isSignedIn) await confirm(request, reply);
  });
});
