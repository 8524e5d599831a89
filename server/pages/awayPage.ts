/**
 * The page of an application that is just being installed: it needs no file of the build, says so in three languages and reloads
 * itself.
 */
export const awayPage = `<!doctype html>
<html lang="cs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="10" />
    <title>Hlášení pojistných událostí</title>
  </head>
  <body>
    <main>
      <h1>Hned budeme zpět</h1>
      <p>Právě službu aktualizujeme. Za chvíli se stránka načte sama, nic z vyplněného se neztratilo.</p>
      <p lang="sk">Službu práve aktualizujeme. O chvíľu sa stránka načíta sama, nič z vyplneného sa nestratilo.</p>
      <p lang="en">We are just updating the service. The page will load by itself in a moment, nothing you filled in is lost.</p>
      <p><a href="/">Úvodní stránka · Úvodná stránka · Home</a></p>
    </main>
  </body>
</html>
`;
