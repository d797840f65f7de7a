import type { PhraseGroup } from '../../lexicon.ts';

export const EATING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Eating Disorders'] }],
  en: `
    (eating disorder|eating disorders|disordered eating|ed recovery|anorexi*|bulimi*|binge|binges|binging|bingeing|binge eating|arfid|orthorexia|pica|purg*|body image|emotional eating|overeat*|compulsive eating|food issues|food addiction|weight issues|weight loss|obesity|bariatric|diet culture|dieting|starving myself|calorie*|laxatives|picky eating)
    (throw|throwing|throws|make myself|makes herself|making myself) (up|throw up|vomit|sick) [after eating|my food|after meals]
    (won t|doesn t|not|refuses to|can t|don t|stopped|scared to|afraid to|barely) (eat|eating|eats) [anymore|enough|anything]
    (hate|hates|obsessed with|ashamed of|disgusted by|unhappy with) [my|her|his] (body|weight|looks|reflection)
    (too|feel|feeling|think i m|i m) fat
    (relationship|issues|problems|trouble|struggle*) with (food|eating|my weight|my body)
    (eat|eating|eats) (too much|my feelings|when i m stressed|when sad|at night|in secret)
    (losing|lost|gain*) (too much|a lot of|) weight
    (my|a) <child> (won t eat|is not eating|stopped eating|is losing weight|is a picky eater|skips meals|barely eats)
    (skip|skipping|skips) meals
  `,
  fr: `
    (trouble alimentaire|troubles alimentaires|tca|trouble du comportement alimentaire|troubles de l alimentation|trouble de conduite alimentaire|anorexi*|bulimi*|boulimi*|hyperphagi*|orthorexie|arfid|image corporelle|rapport a la nourriture|relation avec la nourriture|alimentation emotive|mange mes emotions|manger mes emotions|compulsion alimentaire|compulsions alimentaires|obesite|perte de poids|chirurgie bariatrique|regime|regimes|surpoids|purge|purger|laxatifs)
    (se fait|me fais|me faire|se faire) vomir
    (mange|manger|mangent) (plus|trop|pas|compulsivement|en cachette|sans faim|mes emotions|presque rien)
    (veut|peux|refuse|arrete) [pas|plus|de] manger
    (deteste|aime pas|honte de|hais) (mon|son) (corps|poids|apparence)
    (trop|me trouve|je me sens) (gros|grosse)
    (perd|perdre|pris|prendre|perdu) (du|trop de|beaucoup de) poids
    (mon|ma) <child> (ne mange pas|ne mange plus|mange plus|saute des repas|maigrit|refuse de manger)
    (saute|sauter) [des|les] repas
  `,
};
