const failures: Readonly<Record<string, string>> = {
  cs: 'Stránka se nenačetla celá. Načtěte ji prosím znovu.',
  sk: 'Stránka sa nenačítala celá. Načítajte ju, prosím, znova.',
  en: 'The page did not load completely. Please load it again.',
};

/** Says above the page, in its language, that it did not load whole. */
export const sayFailed = (): void => {
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = failures[document.documentElement.lang] ?? failures['cs'] ?? '';
  document.querySelector('#root')?.prepend(said);
};
