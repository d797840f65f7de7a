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
    (sexologist|sexology|sex counsellor|sex problems|sexual problems|sexual issues|sexual pain|dyspareunia|low desire|mismatched libido|mismatched desire|no libido|no desire|no intimacy|performance anxiety in bed|ed issues|can t get hard|can t stay hard|lose my erection|losing erections|finish too fast|finishing too fast|comes too fast|delayed ejaculation|can t orgasm|never had an orgasm|pain with sex|afraid of sex|fear of sex|sex drive|sex hurts|porn induced|virgin|virginity|roommates not lovers|roommate marriage|kink aware|kink friendly|kink positive|sex positive|swingers|pedophilic thoughts|sti shame|herpes)
    (never|don t|not|stopped|haven t|no longer|hardly|rarely) [been|had|have|having|be] (intimate|sex|having sex|made love|making love|touch each other|sleeping together) [anymore|in months|in years]
    (problem|problems|trouble|issues|dysfunction|difficulty|anxiety) (in bed|in the bedroom|with sex|with erections|with arousal|with intimacy|down there|getting hard|with orgasm|in our sex life)
    (do it|perform|get it up) [in bed] [anymore]
  `,
  fr: `
    (sexolog*|sexologue|sexotherap*|sante sexuelle|sexualite|sexuel|sexe|vie sexuelle|libido|baisse de libido|baisse de desir|desir|manque de desir|dysfonction erectile|erection|impuissan*|ejaculation precoce|vaginisme|dyspareunie|douleur pendant les relations|relations sexuelles|orgasme|anorgasmie|intimite sexuelle|trouble sexuel|fetich*|porno|hypersexualite|dependance sexuelle)
    (plus|pas|perte|manque) [de|d] (desir|libido|envie de sexe|relations sexuelles|intimite)
    (bande|bander) (mou|pas|plus)
    (panne|pannes) (sexuelle|sexuelles|au lit)
    (on|plus|jamais) (fait|faire) [plus|jamais] l amour
    (sexo|sexologie|therapie sexuelle|probleme sexuel|troubles erectiles|perd mon erection|plus d erection|ejacule trop vite|ejaculation rapide|pas d orgasme|jamais eu d orgasme|douleur a la penetration|penetration douloureuse|mal pendant le sexe|mal quand on fait l amour|peur du sexe|plus de sexe|zero libido|pas de libido|libido a terre|libido a plat|libido differente|desir sexuel|manque de desir sexuel|couple sans sexe|vierge|virginite|kink|bdsm|echangisme|fantasmes|honte sexuelle)
    (plus|pas|rarement|jamais|arrete) [de|d] (faire l amour|l amour|se toucher|se touche|relations|rapports|rapports sexuels|vie sexuelle|se coller|intimes|intimite)
    (bander|bande|debander|jouir|venir) (plus|pas|trop vite|mou|jamais)
    (au lit) (ca marche plus|ca va pas|plus rien|c est mort|zero|problemes)
    (capable|envie) de toucher (ma|mon) <partner>
  `,
};
