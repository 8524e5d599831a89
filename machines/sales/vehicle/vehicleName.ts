interface Named {
  readonly manufacturer?: { readonly name?: string | undefined } | undefined;
  readonly model?: string | undefined;
}

/** What a vehicle is called: its make and its model, as far as they are known. */
export const vehicleName = ({ manufacturer, model = '' }: Named): string =>
  `${manufacturer?.name ?? ''} ${model}`.trim();
