import './listing-request.css';
import { PLANS, type Plan } from '@directory/domain/site/plans';
import { Button } from '../../ui/button.tsx';
import { dollars } from '../../i18n/whole-number.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function PlanCards({ onChoose }: { onChoose: (plan: Plan) => void }) {
  const { t, language } = useTranslation('join');
  const features: Readonly<Record<Plan, readonly string[]>> = {
    free: [t('plans.free.features.listing'), t('plans.free.features.contact'), t('plans.free.features.edit')],
    monthly: [
      t('plans.monthly.features.all'),
      t('plans.monthly.features.booking'),
      t('plans.monthly.features.social'),
      t('plans.monthly.features.bio'),
      t('plans.monthly.features.featured'),
    ],
    annual: [t('plans.annual.features.all')],
  };
  return (
    <ul className="cards plan-cards">
      {(['free', 'monthly', 'annual'] as const).map((plan) => (
        <li className="card column" key={plan}>
          <h2 className="text-xl">{t(`plans.${plan}.name`)}</h2>
          <div>
            <p className="plan-price">
              {t(`plans.${plan}.price`, { price: dollars(PLANS[plan].priceCad, language) })}
            </p>
            <p className="muted">{t(`plans.${plan}.note`)}</p>
          </div>
          <ul className="ticks stack gap-2">
            {features[plan].map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Button
            className="plan-button needs-scripts"
            variant={plan === 'free' ? 'secondary' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => onChoose(plan)}
          >
            {t(`plans.${plan}.action`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
