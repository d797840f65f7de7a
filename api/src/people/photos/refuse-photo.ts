import type { Language } from '@directory/domain/language';
import { ApiError } from '../../errors.ts';

/** 5 MB, of the file as it is sent. */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

const PROBLEMS = {
  photo_missing: [400, { en: 'No picture was sent.', fr: 'Aucune image n’a été envoyée.' }],
  photo_too_large: [
    413,
    {
      en: 'The picture is larger than 5 MB. Please choose a smaller one.',
      fr: 'L’image dépasse 5 Mo. Veuillez en choisir une plus petite.',
    },
  ],
  photo_type: [
    415,
    {
      en: 'This file is not a JPEG, PNG or WebP picture. From an iPhone, choose “Most Compatible” in Settings, Camera, Formats, and take it again.',
      fr: 'Ce fichier n’est pas une image JPEG, PNG ou WebP. Sur un iPhone, choisissez « Le plus compatible » dans Réglages, Appareil photo, Formats, puis reprenez la photo.',
    },
  ],
  photo_unreadable: [
    422,
    {
      en: 'The picture could not be read. It may be damaged; please try another one.',
      fr: 'L’image n’a pas pu être lue. Elle est peut-être endommagée; veuillez en essayer une autre.',
    },
  ],
  photo_animated: [
    422,
    {
      en: 'The picture is animated. Please choose one that stands still.',
      fr: 'L’image est animée. Veuillez choisir une image fixe.',
    },
  ],
  photo_small: [
    422,
    {
      en: 'The picture is very small and would look blurred. Please choose one of at least 100 by 100 pixels.',
      fr: 'L’image est très petite et paraîtrait floue. Veuillez en choisir une d’au moins 100 pixels sur 100.',
    },
  ],
  photo_pixels: [
    422,
    {
      en: 'The picture has too many pixels: 40 million at most. Please choose a smaller one.',
      fr: 'L’image compte trop de pixels (40 millions au maximum). Veuillez en choisir une plus petite.',
    },
  ],
} as const;

export function refusePhoto(problem: keyof typeof PROBLEMS, language: Language, cause?: unknown): ApiError {
  const [status, text] = PROBLEMS[problem];
  return new ApiError(status, problem, text[language], { cause });
}
