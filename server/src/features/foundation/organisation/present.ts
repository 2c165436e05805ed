import { hasLimits } from '@saath/contract/events/time-limits/rules';
import { nameIn, PRODUCT_NAME } from '@saath/contract/foundation/organisation/rules';
import type {
  OrganisationSettings,
  PublicOrganisation,
} from '@saath/contract/foundation/organisation/schema';
import { mainColour } from '@saath/contract/foundation/palette/rules';
import type { Language } from '@saath/contract/language';
import { type Letterhead, logoPath, type Organisation } from '../../../platform/organisation.ts';
import type { OrganisationRow } from './queries.ts';

/** What holds where she has set nothing: the settings that the server was started with. */
export type Fallback = Pick<Organisation, 'timeZone' | 'emailDomains' | 'phoneRegion'>;

const logoOf = ({ logoId: id, logoWidth: width, logoHeight: height }: OrganisationRow) =>
  id && width && height ? { id, width, height } : null;

export function presentOrganisation(row: OrganisationRow, fallback: Fallback): Organisation {
  const { logoId: _, logoWidth: _width, logoHeight: _height, updatedAt: _at, ...settings } = row;
  const name = row.name || PRODUCT_NAME;
  return {
    ...settings,
    name,
    isNamed: row.name !== '',
    logo: logoOf(row),
    timeZone: row.timeZone ?? fallback.timeZone,
    emailDomains: row.emailDomains ?? fallback.emailDomains,
    phoneRegion: row.phoneRegion ?? fallback.phoneRegion,
    senderName: row.senderName || name,
  };
}

/** As the settings page fills its fields. */
export function presentSettings(
  row: OrganisationRow,
  { fallback, hasFiles }: { fallback: Fallback; hasFiles: boolean },
): OrganisationSettings {
  const {
    id: _,
    logoId: _id,
    logoWidth: _width,
    logoHeight: _height,
    updatedAt: _at,
    ...settings
  } = row;
  return {
    ...settings,
    logo: presentLogo(logoOf(row)),
    fallback: { ...fallback, emailDomains: [...fallback.emailDomains] },
    hasFiles,
  };
}

/** What everybody may know of it. */
export function presentPublic(organisation: Organisation): PublicOrganisation {
  const { name, isNamed, about, logo, colour, place, footer, imprint, languages } = organisation;
  const { dayHours, weekHours, restHours } = organisation;
  const timeLimits = { dayHours, weekHours, restHours };
  return {
    ...{ name, isNamed, about, colour, place, footer, imprint },
    logo: presentLogo(logo),
    languages: [...languages],
    ...(hasLimits(timeLimits) ? { timeLimits } : {}),
  };
}

function presentLogo(logo: Organisation['logo']) {
  return logo && { url: logoPath(logo), width: logo.width, height: logo.height };
}

/** @param appUrl whole addresses begin with it */
export function presentLetterhead(
  organisation: Organisation,
  { appUrl, language }: { appUrl: URL; language: Language },
): Letterhead {
  const { logo, colour, place, footer } = organisation;
  const name = nameIn(language, organisation);
  return {
    name,
    logo: logo && {
      url: new URL(logoPath(logo), appUrl).href,
      width: logo.width,
      height: logo.height,
    },
    footer,
    colour: mainColour(colour),
    addressLine: [name, place].filter(Boolean).join(language === 'ur' ? '، ' : ', '),
  };
}
