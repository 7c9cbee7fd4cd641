import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { type Answers, type Belt, beltsInOrder, goalsInOrder, investmentLevels } from '#engines/bundles/answers.ts';
import { isAnswered, type Stage } from '#engines/bundles/stages.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { fieldsOf, QUESTIONNAIRE, questionnaireHref } from './answers.ts';
import { type ChoiceCard, ChoiceCards } from './ChoiceCards.tsx';
import { sayLevel } from './names.ts';
import { BeltPicture, GoalPicture, LevelPicture } from './pictures.tsx';
import { useChosen } from './useChosen.ts';
import './Questionnaire.css';

interface QuestionnaireProps {
  answers: Answers;
  stage: Stage;
  /** Names of the regions of each belt, to tell the belts apart. */
  regionsOf: Readonly<Record<Belt, readonly string[]>>;
  /** Called instead of a reload once everything is answered. */
  onSubmit: (answers: Answers) => void;
  /** Stands below the choices of the first step. */
  help?: ReactNode;
}

const QUESTIONS = { 1: 'bundles.askZone', 2: 'bundles.askGoals', 3: 'bundles.askLevel' } as const;
const MISSING = { 1: 'bundles.missingZone', 2: 'bundles.missingGoals', 3: 'bundles.missingLevel' } as const;

/**
 * One step of the questionnaire: a plain form with GET, which leads to the next step without JavaScript too. With
 * it every choice goes into the address at once, and Next waits for the answer.
 */
export function Questionnaire({ answers: asked, stage, regionsOf, onSubmit, help }: QuestionnaireProps) {
  const t = useWords();
  const [answers, keep] = useChosen(asked);
  const textMode = useTextMode();
  const hydrated = useHydrated();
  const why = useId();
  const hint = useId();
  const [, navigate] = useLocation();
  const question = useRef<HTMLLegendElement>(null);
  const shown = useRef(stage);
  // The next question begins where the last ended: the keyboard and the eye are taken there.
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    question.current?.focus();
  }, [stage]);

  const missing = !isAnswered(stage, answers);
  const isLast = stage === 3;

  function choose(changed: Partial<Answers>) {
    const chosen = { ...answers, ...changed };
    keep(chosen);
    navigate(questionnaireHref(chosen, stage), { replace: true });
  }

  function goOn() {
    if (missing) return;
    if (isLast) onSubmit(answers);
    else navigate(questionnaireHref(answers, (stage + 1) as Stage));
  }

  return (
    <>
      <form
        className="questionnaire"
        action={pageAddress(QUESTIONNAIRE)}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {keptFields(stage, answers).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset aria-describedby={stage === 2 ? hint : undefined}>
          <legend ref={question} tabIndex={-1}>
            <h2>{t(QUESTIONS[stage])}</h2>
          </legend>
          {stage === 2 && (
            <p className="questionnaire-hint" id={hint}>
              {t('bundles.askGoalsHint')}
            </p>
          )}
          {stage === 1 && (
            <ChoiceCards
              name="zone"
              cards={zoneCards(t, regionsOf, textMode)}
              chosen={answers.belt === undefined ? [] : [String(beltsInOrder.indexOf(answers.belt) + 1)]}
              onChoose={(value) => choose({ belt: beltsInOrder[Number(value) - 1] })}
            />
          )}
          {stage === 2 && (
            <ChoiceCards
              several
              name="goals"
              cards={goalCards(t, textMode)}
              chosen={answers.goals}
              onChoose={(value, isChosen) =>
                choose({
                  goals: goalsInOrder.filter((goal) => (goal === value ? isChosen : answers.goals.includes(goal))),
                })
              }
            />
          )}
          {stage === 3 && (
            <ChoiceCards
              name="investment"
              cards={levelCards(t, textMode)}
              chosen={answers.investmentLevel === undefined ? [] : [String(answers.investmentLevel)]}
              onChoose={(value) => choose({ investmentLevel: Number(value) })}
            />
          )}
        </fieldset>
        <div className="questionnaire-acts">
          <Button
            type="submit"
            name="step"
            value={isLast ? 'done' : stage + 1}
            // Without script the form is sent as it is, and the server says what is missing.
            disabled={hydrated && missing}
            aria-describedby={missing ? why : undefined}
            icon={<ArrowRight size={18} aria-hidden="true" />}
          >
            {t(isLast ? 'bundles.submit' : 'bundles.next')}
          </Button>
          {stage > 1 && (
            <Button
              kind="secondary"
              type="submit"
              name="step"
              value={stage - 1}
              formNoValidate
              icon={<ArrowLeft size={18} aria-hidden="true" />}
              onClick={(event) => {
                event.preventDefault();
                navigate(questionnaireHref(answers, (stage - 1) as Stage));
              }}
            >
              {t('bundles.previous')}
            </Button>
          )}
          <p className="questionnaire-why" id={why} aria-live="polite">
            {missing && t(MISSING[stage])}
          </p>
        </div>
      </form>
      {stage === 1 && help}
    </>
  );
}

/** Answers of the other steps, which travel with the form. */
function keptFields(stage: Stage, answers: Answers): [string, string][] {
  const own = { 1: 'zone', 2: 'goals', 3: 'investment' }[stage];
  return fieldsOf(answers).filter(([name]) => name !== own);
}

function zoneCards(t: Words, regionsOf: QuestionnaireProps['regionsOf'], textMode: boolean): ChoiceCard[] {
  return beltsInOrder.map((belt, at) => ({
    value: String(at + 1),
    title: t(`bundles.${belt}`),
    text: t('bundles.regions', { regions: regionsOf[belt].join(', ') }),
    picture: !textMode && <BeltPicture belt={belt} />,
  }));
}

function goalCards(t: Words, textMode: boolean): ChoiceCard[] {
  return goalsInOrder.map((goal) => ({
    value: goal,
    title: t(`bundles.${goal}`),
    text: t(`bundles.${goal}Text`),
    picture: !textMode && <GoalPicture goal={goal} />,
  }));
}

function levelCards(t: Words, textMode: boolean): ChoiceCard[] {
  return investmentLevels.map((level) => ({
    value: String(level),
    title: sayLevel(t, level),
    text: t(`bundles.level${level}Text`),
    picture: !textMode && <LevelPicture level={level} />,
  }));
}
