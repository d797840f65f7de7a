import type { PhraseGroup } from '../../lexicon.ts';

export const SEXUAL_HEALTH: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Sexual Health'] }],
  en: `
    (sex therapy|sex therapist|sexolog*|sexual health|sexual|sexuality|sex life|sex|libido|low libido|low sex drive|no sex drive|erectile*|ed problems|erection|impotence|impotent|premature ejaculation|vaginismus|painful sex|painful intercourse|sexless|sexless marriage|dead bedroom|orgasm*|anorgasmia|intimacy issues|sexual dysfunction|performance issues in bed|kink|kinky|bdsm|fetish|porn|hypersexual*|compulsive sexual*|sex addict*|asexual*)
    (no|lack of|lost|not interested in|don t want|problems with) (sex|intimacy|desire|sex drive)
    (bedroom|intimacy|sexual) (problems|issues|difficulties)
    (hurts|pain) (during|when having) sex
    (can t|cannot|trouble) (get it up|finish|orgasm|perform|stay hard)
    (limp|not hard|soft) (down there|in bed)
    (we|they) (never|don t|haven t had) [have] sex [anymore]
  `,
  fr: `
    (sexolog*|sexologue|sexotherap*|sante sexuelle|sexualite|sexuel|sexuels|sexuelle|sexuelles|sexe|vie sexuelle|libido|baisse de libido|baisse de desir|desir|manque de desir|dysfonction erectile|erection|impuissan*|ejaculation precoce|vaginisme|dyspareunie|douleur pendant les relations|relations sexuelles|orgasme|anorgasmie|intimite sexuelle|trouble sexuel|troubles sexuels|fetich*|porno|hypersexualite|dependance sexuelle)
    (plus|pas|perte|manque) [de|d] (desir|libido|envie de sexe|relations sexuelles|intimite)
    (bande|bander) (mou|pas|plus)
    (panne|pannes) (sexuelle|sexuelles|au lit)
    (on|plus|jamais) (fait|faire) [plus|jamais] l amour
  `,
};
