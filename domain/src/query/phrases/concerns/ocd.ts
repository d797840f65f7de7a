import type { PhraseGroup } from '../../lexicon.ts';

export const OCD: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Obsessive-Compulsive Disorder'] }],
  en: `
    (ocd|o c d|obsessive*|compulsi*|obsessions|pure o|rituals|hoard*|hair pulling|trichotillomania|skin picking|dermatillomania|excoriation|bfrb|body dysmorph*|bdd|contamination fear|germaphob*|germs|perfectionis* ocd|scrupulosity|harm ocd|rocd|pocd)
    (wash|washing|washes) [my|his|her] hands [too much|all the time|constantly|over and over]
    (check|checking|checks) (the|) (locks|lock|stove|door|everything) [over and over|again|many times|all the time]
    (count|counting|tapping|repeating|arranging) (things|everything|rituals|over and over)
    (pull|pulling|pulls) [my|her|his] hair [out]
    (pick|picking|picks) [my|her|his|at my] skin
    (intrusive|unwanted|violent|disturbing|blasphemous) (thoughts|images)
    (afraid|scared|fear) of (germs|contamination|getting dirty|dirt|hurting someone|blood)
    (checked|check|checks|checking) [the] (stove|door|locks|lock|iron|taps|lights) (<number> times|again|over and over|twice)
  `,
  fr: `
    (toc|t o c|obsess*|compulsi*|rituels|accumulation compulsive|trichotillomanie|dermatillomanie|dysmorphophobie|dysmorphie corporelle|peur des microbes|peur des germes|microbes|germes|phobie d impulsion|obsessionnel*|verifications|toc de contamination)
    (lave|laver|se lave|me lave) [les|mes|ses] mains [sans arret|tout le temps|trop]
    (verifie|verifier|verification|verifie tout) [les|la|le] [serrures|porte|portes|poele|four] [sans arret|tout le temps|dix fois]
    (compter|compte|repeter|ranger) [tout|les choses] (sans arret|compulsivement|tout le temps)
    (s arrache|m arrache|arrache) [les|mes] cheveux
    (gratte|gratter|triture) [la|ma|sa] peau
    (pensees|images) (intrusives|obsedantes|violentes|envahissantes)
    (verifie|verifier|verifiee) [<number> fois|encore] (le poele|la porte|les serrures|les lumieres|le rond)
  `,
};
