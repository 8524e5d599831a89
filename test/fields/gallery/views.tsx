import type { FC, ReactNode } from 'react';
import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { CheckboxField } from '#src/fields/choice/CheckboxField.tsx';
import { AccountField } from '#src/fields/AccountField.tsx';
import { AddressField } from '#src/fields/AddressField.tsx';
import { CheckboxesField } from '#src/fields/choice/CheckboxesField.tsx';
import { ComboField } from '#src/fields/combo/ComboField.tsx';
import { DamagedPartsField } from '#src/fields/car/DamagedPartsField.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { FileDrop } from '#src/fields/files/FileDrop.tsx';
import { RadioField, YesNoField } from '#src/fields/choice/RadioField.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { BankCodeField } from '#src/fields/BankCodeField.tsx';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { EmailField, NumberField, PhoneField } from '#src/fields/TextFields.tsx';
import { TileField } from '#src/fields/choice/TileField.tsx';
import type { Reach } from '#machines/subject/dependent.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { SaveContext } from '#src/layout/frame/saveContext.ts';
import { Spinner } from '#src/layout/Spinner.tsx';
import { EngineForm } from './EngineForm.tsx';

type PageProps = {
  title: string;
  lead?: string;
  schema: z.ZodType;
  children: ReactNode;
  value?: Record<string, unknown>;
};

function Page({ title, lead, schema, children, value = {} }: PageProps) {
  const form = usePageForm({ schema, defaultValue: value, onSubmit: () => undefined });
  return (
    <PageFrame title={title} lead={lead}>
      <FormFrame form={form}>
        {children}
        <SaveContext value={{ state: 'SAVED', at: new Date('2026-11-20T14:05') }}>
          <ActionBar />
        </SaveContext>
      </FormFrame>
    </PageFrame>
  );
}

const { shape } = Claim;

const nothing = () => undefined;

const engine = (reach: Reach): FC =>
  function Engine() {
    return <EngineForm reach={reach} />;
  };

export const views: Record<string, FC> = {
  'same-index': engine('SAME_INDEX'),
  'provided-index': engine('PROVIDED_INDEX'),
  whole: engine('WHOLE'),
  'parent-row': engine('PARENT_ROW'),
  'target-whole': engine('TARGET_WHOLE'),
  things: () => (
    <Page
      title="Co je poškozené?"
      schema={z.object({
        damagedThings: z
          .array(
            z.object({
              description: z.string().min(3),
              price: z.number(),
              kind: z.string(),
              year: z.string(),
            }),
          )
          .max(30),
      })}
      value={{
        damagedThings: Array.from({ length: 30 }, (_, index) => ({
          description: `Věc ${index}`,
          price: index,
          kind: 'kolo',
          year: '2019',
        })),
      }}
    >
      <RowsField name="damagedThings" max={30}>
        {(row) => (
          <>
            <TextField name={`${row}.description`} />
            <NumberField name={`${row}.price`} words="painFormFee" />
            <TextField name={`${row}.kind`} words="moreInfo" />
            <TextField name={`${row}.year`} words="moreInfo" />
          </>
        )}
      </RowsField>
    </Page>
  ),
  files: () => (
    <PageFrame
      title="Přiložte dokumenty a fotografie"
      lead="Co teď nemáte po ruce, můžete doplnit i po odeslání."
    >
      <FileDrop
        label="Dokumenty a fotografie"
        limits={{ files: 20, fileBytes: 10 * 1024 * 1024, filesBytes: 50 * 1024 * 1024 }}
        types={['jpg', 'jpeg', 'pdf', 'tif', 'tiff', 'bmp', 'doc', 'docx', 'xls', 'xlsx']}
        onAdd={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onRemove={nothing}
        files={[
          {
            id: '1',
            name: 'IMG_20261120_predni_naraznik.jpg',
            size: 2_400_000,
            state: 'uploaded',
            progress: 1,
          },
          { id: '2', name: 'zaznam-o-nehode.pdf', size: 840_000, state: 'uploading', progress: 0.62 },
          { id: '3', name: 'technicky-prukaz.pdf', size: 1_240_000, state: 'waiting', progress: 0 },
          {
            id: '4',
            name: 'video.mov',
            size: 84_000_000,
            state: 'failed',
            progress: 0,
            problem: 'Soubor video.mov má více než 10 MB.',
            mayRetry: false,
          },
          {
            id: '5',
            name: 'faktura.pdf',
            size: 84_000,
            state: 'failed',
            progress: 0,
            problem: 'Soubor faktura.pdf se nepodařilo nahrát, zkuste to prosím znovu.',
          },
        ]}
      />
      <SaveContext value={{ state: 'SAVED', at: new Date('2026-11-20T14:05') }}>
        <ActionBar onPress={nothing} />
      </SaveContext>
    </PageFrame>
  ),
  car: () => (
    <Page
      title="Co je na vozidle poškozené?"
      lead="Ukažte nám, co je vidět."
      schema={z.object({ damagedParts: shape.damagedParts, drivable: shape.drivable })}
      value={{ damagedParts: ['KAPOTA', 'SVETLOMET_LEVY', 'BLATNIK_PREDNI_LEVY', 'CHLADIC'] }}
    >
      <DamagedPartsField name="damagedParts" />
      <YesNoField name="drivable" />
    </Page>
  ),
  rows: () => (
    <Page
      title="Kdo u toho byl?"
      schema={z.object({
        witnesses: shape.witnesses,
        bankContact: shape.bankContact,
        insured: shape.insured,
      })}
      value={{ witnesses: [{ fullName: 'Jan Novák', tel: '603123456' }, {}] }}
    >
      <RowsField name="witnesses" max={5} isOrdered isOptional>
        {(row) => (
          <>
            <TextField name={`${row}.fullName`} />
            <PhoneField name={`${row}.tel`} />
          </>
        )}
      </RowsField>
      <AccountField name="bankContact" />
      <AddressField name="insured.address" />
    </Page>
  ),
  role: () => (
    <Page
      title="Kdo škodu hlásí?"
      lead="Podle toho se zeptáme jen na to, co je potřeba."
      schema={z.object({ reporterRole: shape.reporterRole })}
      value={{ reporterRole: 'SERVICE' }}
    >
      <TileField
        name="reporterRole"
        isLabelHidden
        options={['INSURED', 'SERVICE', 'BROKER', 'OTHER']}
        icons={{ INSURED: 'shield', SERVICE: 'wrench', BROKER: 'briefcase', OTHER: 'people' }}
      />
    </Page>
  ),
  event: () => (
    <Page
      title="Co se stalo?"
      lead="Vyberte, co nejlépe odpovídá. Podrobnosti doplníte později."
      schema={z.object({ eventKinds: shape.eventKinds })}
    >
      <TileField
        name="eventKinds"
        isLabelHidden
        isGrid
        options={['HAVNEHODA', 'HAVSKLA', 'HAVZVIRE', 'HAVVANDALISMUS', 'HAVZIVEL', 'HAVODCIZENI']}
        icons={{
          HAVNEHODA: 'crash',
          HAVSKLA: 'glass',
          HAVZVIRE: 'animal',
          HAVVANDALISMUS: 'spray',
          HAVZIVEL: 'hail',
          HAVODCIZENI: 'key',
        }}
      />
    </Page>
  ),
  contact: () => (
    <Page
      title="Kdo hlásí a jak se s vámi spojíme?"
      lead="Ozveme se jen kvůli této škodě."
      schema={z.object({ reporter: shape.reporter })}
    >
      <TextField name="reporter.fullName" autoComplete="name" />
      <EmailField name="reporter.email" isOwn />
      <PhoneField name="reporter.tel" isOwn />
      <TextField name="reporter.identificationNumber" width="short" inputMode="numeric" />
    </Page>
  ),
  vehicle: () => (
    <Page
      title="O které vozidlo jde a kdy se to stalo?"
      lead="Vozidlo i pojištění najdeme za vás."
      schema={z.object({
        contactSearch: shape.contactSearch,
        incidentDate: shape.incidentDate,
        vehicleManufacturer: shape.vehicleManufacturer,
        vehicleModel: shape.vehicleModel,
        manufactureYear: shape.manufactureYear,
        bankContact: shape.bankContact,
      })}
      value={{ incidentDate: '2025-03-01' }}
    >
      <TextField name="contactSearch" width="medium" isUpperCase />
      <DateField name="incidentDate" max="2026-11-20" />
      <ComboField
        name="vehicleManufacturer.code"
        words="vehicleManufacturer"
        codelist="car-make-model"
        also={{ 'vehicleManufacturer.name': 'name' }}
      />
      <NumberField name="manufactureYear" width="tiny" />
      <BankCodeField name="bankContact.bankCode" />
    </Page>
  ),
  accident: () => (
    <Page
      title="Jak a kde se to stalo?"
      schema={z.object({
        incidentDescription: shape.incidentDescription,
        countryScope: shape.countryScope,
        policeInvestigation: shape.policeInvestigation,
        security: shape.security,
        truthfulness: shape.truthfulness,
      })}
      value={{ countryScope: 'CZECH' }}
    >
      <TextAreaField name="incidentDescription" max={2000} />
      <RadioField name="countryScope" options={['CZECH', 'ABROAD', 'UNKNOWN']} />
      <YesNoField name="policeInvestigation" />
      <CheckboxesField name="eventKinds" options={['HAVNEHODA', 'HAVSKLA', 'HAVZVIRE']} />
      <CheckboxField name="truthfulness" />
    </Page>
  ),
  parts: () => (
    <PageFrame title="Zkontrolujte odpovědi" lead="Ještě nic jsme neodeslali.">
      <AnswerList
        title="Kontakt"
        onChange={() => undefined}
        rows={[
          { label: 'Jméno a příjmení', value: 'Jana Nováková' },
          { label: 'E-mail', value: 'jana.novakova.s.velmi.dlouhym.jmenem@seznam.cz' },
          { label: 'Telefon', value: undefined },
        ]}
      />
      <Notice title="Data doplněná z vaší smlouvy">Jméno a adresu jsme převzali ze smlouvy.</Notice>
      <Notice tone="warning" title="Změnou role smažeme 3 odpovědi" action={<Button>Vrátit zpět</Button>}>
        Přibudou 2 stránky.
      </Notice>
      <Notice tone="done" title="Hlášení jsme přijali" />
      <Spinner
        label="Teď nám to chvíli trvá..."
        text="Mějte strpení a hlášení nezavírejte. Brzy budeme pokračovat..."
      />
      <p style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Button look="primary">Pokračovat</Button>
        <Button>Druhá cesta</Button>
        <Button look="quiet">Tichá</Button>
        <Button look="danger" icon="remove">
          Zahodit
        </Button>
        <Button look="primary" isBusy>
          Pokračovat
        </Button>
      </p>
      <SaveContext value={{ state: 'WAITING' }}>
        <ActionBar label="Odeslat hlášení" onPress={() => undefined} />
      </SaveContext>
    </PageFrame>
  ),
  dialog: () => (
    <PageFrame title="Kdo škodu hlásí?">
      <p>Obsah pod dialogem.</p>
      <Dialog
        title="Našli jsme správné vozidlo?"
        onClose={() => undefined}
        actions={
          <>
            <Button look="primary">Ano, je to ono</Button>
            <Button>Ne, hledat znovu</Button>
          </>
        }
      >
        <p>Podle zadaného údaje jsme našli toto vozidlo.</p>
        <p>
          <strong>Škoda Octavia Combi, 2019</strong>
        </p>
      </Dialog>
    </PageFrame>
  ),
};
