import { createContext } from 'react';
import type { FoundCompany } from '#machines/service/companies.ts';

/** Asks the register of companies by a number; undefined where no report is stored yet, so that nobody can be asked. */
export type FindCompany = (identificationNumber: string) => Promise<FoundCompany | undefined>;

/** The register of companies, set by the application, which knows the service; without it names and seats are typed. */
export const CompanyContext = createContext<FindCompany | undefined>(undefined);
