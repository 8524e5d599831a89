const documentOf = (title: string, body: string): string =>
  `<!doctype html><html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

interface Chosen {
  readonly sub: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** The page on which a developer chooses who they are. */
export const choicePage = (users: readonly Chosen[]): string =>
  documentOf(
    'Přihlášení pro vývoj',
    `<p>Vyberte, kdo jste. Všichni jsou vymyšlení.</p><form method="post"><label>Uživatel <select name="sub">${users
      .map(
        ({ sub, name, roles }) =>
          `<option value="${sub}">${name} (${roles.join(', ') || 'bez oprávnění'})</option>`,
      )
      .join('')}</select></label> <button>Přihlásit</button></form>`,
  );

/** The page that asks whether to end the session at the provider; its form comes from the provider and lacks the answer. */
export const endPage = (form: string): string =>
  documentOf(
    'Odhlášení pro vývoj',
    form.replace(
      '</form>',
      '<input type="hidden" name="logout" value="yes"><button>Odhlásit</button></form>',
    ),
  );
