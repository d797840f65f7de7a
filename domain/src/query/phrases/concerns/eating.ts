import type { PhraseGroup } from '../../lexicon.ts';

export const EATING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Eating Disorders'] }],
  en: `
    (eating disorder|disordered eating|ed recovery|anorexi*|bulimi*|binge|binging|bingeing|binge eating|arfid|orthorexia|pica|purg*|body image|emotional eating|overeat*|compulsive eating|food issues|food addiction|weight issues|weight loss|obesity|bariatric|diet culture|dieting|starving myself|calorie*|laxatives|picky eating)
    (throw|throwing|throws|make myself|makes herself|making myself) (up|throw up|vomit|sick) [after eating|my food|after meals]
    (won t|doesn t|not|refuses to|can t|don t|stopped|scared to|afraid to|barely) (eat|eating|eats) [anymore|enough|anything]
    (hate|hates|obsessed with|ashamed of|disgusted by|unhappy with) [my|her|his] (body|weight|looks|reflection)
    (too|feel|feeling|think i m|i m) fat
    (relationship|issues|problems|trouble|struggle*) with (food|eating|my weight|my body)
    (eat|eating|eats) (too much|my feelings|when i m stressed|when sad|at night|in secret)
    (losing|lost|gain*) (too much|a lot of|) weight
    <child> (won t eat|is not eating|stopped eating|is losing weight|is a picky eater|skips meals|barely eats)
    (skip|skipping|skips) meals
    (eating issues|food noise|food rules|food obsession|disordered|ed specialist|restricting|restrictive eating|purge|purging|throwing up|puking|puke|vomiting|binge*|binger|overeater|comfort eating|stress eating|night eating|secret eating|anorexic|bulimic|calorie counting|counting calories|body dysmorphia|body checking|bigorexia|muscle dysmorphia|over exercising|compulsive exercise|ozempic|weight gain|weight cycling|yo yo dieting|diet*|fatphobia|body shame|too skinny|underweight|overweight|obese|skinny|picky eater|fussy eater|fear foods|meal plan support|recovery from anorexia)
    (make|makes|making|made|force|forcing) (myself|herself|himself) (sick|throw up|puke|vomit|eat|barf|purge) [after]
    (throw|threw|throws|throwing|puke|puking|barf) [up] [after|everything|my|when] [i|she|he|every|all|meals|eating|eat|dinner|lunch|food]
    (won t|not|stopped|doesn t|refuses to|hardly|barely|scared to|afraid to|forget to|don t|isn t|only) (eat|eating|eats) [anything|much|dinner|lunch|at school|in front of|but|chicken nuggets|5 foods|enough|except|anymore]
    (eat|eats|eating|ate) (nothing|too much|my feelings|in secret|at night|till it hurts|until i m sick|until i feel sick|when stressed|when i m sad|a whole|everything in sight|junk|ice and gum|only salad|everything and throw)
    (obsessed|obsessing|obsess|preoccupied|control*) (with|over|about|by) [my|her|his|the] (calories|weight|food|body|diet|scale|thinness|size|eating|being thin|working out|exercise|macros)
    (hate|ashamed of|disgusted with|hates|can t look at|unhappy with|uncomfortable in|obsessed with) (my|her|his|how) (body|thighs|stomach|belly|weight|fat|size|shape|legs|fat i am)
    (lost|losing|dropped|gaining|gained) (<number> pounds|<number> lbs|<number> kg|20 pounds|too much weight|so much weight|weight fast|weight and)
    (counts|counting|count|tracks|tracking) (calories|every calorie|her calories|macros)
    (feel|feels|think|thinks|i m|im|she s|says she s) [so|too|like] [i m|she s|he s] (fat|huge|a whale|gross after eating|disgusting after i eat|guilty after eating|obese|too fat)
    (my|her|his|about|around|with|healthy|weird) eating
    (skip|skipping|skips|skipped) (lunch|breakfast|dinner|supper|meals)
    (fit|fitting) (in|into) my (dress|jeans|prom dress|wedding dress)
    (eat|eating|eats) at night
    (body|shape) [image] after (baby|pregnancy|kids)
    (can t|cannot|keep|keeps|couldn t) [stop] (throwing|throw|puking|vomiting) [up] [after] [i|she|he|every] [eat|eats|meal|meals|eating]
    (weigh|weighs|weighing) (myself|herself|himself|my food|her food) [all day|every day|every|constantly|<number> times]
    (stopped|stops|quit|skips|skipping|hiding|hides|throws out|throws away) [eating] (lunch|her lunch|his lunch|breakfast|supper|dinner|food|her food)
  `,
  fr: `
    (trouble alimentaire|tca|trouble du comportement alimentaire|troubles de l alimentation|trouble de conduite alimentaire|anorexi*|bulimi*|boulimi*|hyperphagi*|orthorexie|arfid|image corporelle|rapport a la nourriture|relation avec la nourriture|alimentation emotive|mange mes emotions|manger mes emotions|compulsion alimentaire|obesite|perte de poids|chirurgie bariatrique|regime|surpoids|purge|purger|laxatifs)
    (se fait|me fais|me faire|se faire) vomir
    (mange|manger|mangent) (plus|trop|pas|compulsivement|en cachette|sans faim|mes emotions|presque rien)
    (veut|peux|refuse|arrete) [pas|plus|de] manger
    (deteste|aime pas|honte de|hais) (mon|son) (corps|poids|apparence)
    (trop|me trouve|je me sens) (gros|grosse)
    (perd|perdre|pris|prendre|perdu) (du|trop de|beaucoup de) poids
    <child> (ne mange pas|ne mange plus|mange plus|saute des repas|maigrit|refuse de manger)
    (saute|sauter) [des|les] repas
    (hyperphagie|hyperphagique|restriction|restrictions alimentaires|nourriture|bouffe emotive|manger emotif|vomir|me fais vomir|purg*|gavage|gave|calories|compter mes calories|regimes yoyo|grossophobie|maigrir|maigreur|maigrit|maigre|perd du poids|prise de poids|pese|image du corps|image de mon corps|ventre plat|obese|exercice compulsif|orthorexi*|difficile pour manger|selectif alimentaire|selectivite alimentaire)
    (se|me) (fait|fais|faire|force a|fesait|faisait) [expres de|de] (vomir|restituer|degobiller|jeuner|manger)
    (mange|manger|mangent|mangeait|mangeais) [presque|que|juste|toujours] (plus|pas|rien|trop|en cachette|mes emotions|la nuit|sans arret|sans faim|comme un oiseau|des pates|trois aliments|tout le frigo|pour me calmer|pis je vomis|toute|devant personne|en secret|n importe quoi)
    (compte|compter|calcule|comptes) (ses|mes|les|toutes|chaque) [les|ses|mes] calories
    (obsede|obsedee|obsession|controle|controler|preoccupe|preoccupee) (par|de|du|pour|avec|sur) [la|le|mon|son|mes|ses|ma|sa] (nourriture|poids|balance|corps|calories|bouffe|gym|entrainement|minceur|alimentation)
    (deteste|hais|aime pas|honte de|capable de voir|degoute de|degoutee de|deteste voir|mal avec|mal dans) (mon|son|ma) (corps|ventre|poids|cuisses|graisse|image|bedaine)
    (perdu|perd|pris|prend|perdre) (<number> livres|<number> lbs|<number> kg|<number> kilos|du poids|beaucoup de poids|trop de poids|20 livres)
    (se|me) (trouve|vois|voit|sens|sent|crois|pense) [tellement|trop|toujours|super] (gros|grosse|enorme|toute grosse|pas assez maigre|difforme)
    (saute|sauter|skip|skippe) (mes|des|les|le) (repas|diner|dejeuner|lunchs|lunch)
    (rentrer|entrer|fitter) dans (ma|mes|mon) (robe|jeans|bikini|linge)
    (se|me|elle se|il se) (fait|fais|faisait) vomir
    (se|me) (pese|peser|pesait) [<number> fois|sans arret|tout le temps|chaque jour|tous les jours]
    (vomit|vomis|vomir|vomi) [apres|en cachette|expres] [les|chaque|avoir] (repas|mange|manger|souper)
  `,
};
