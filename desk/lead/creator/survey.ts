import { answerOf, listOf, numberOf, type StoredRow, textOf } from '#shared/forms/stored-row.ts';

/** The answers of a survey row under readable names. Unanswered questions are null or empty. */
export function readSurvey(row: StoredRow) {
  return {
    name: textOf(row, 'full_name'),
    phone: textOf(row, 'phone_number'),
    handle: textOf(row, 'tiktok_handle'),
    followers: numberOf(row, 'follower_count'),
    otherAccounts: textOf(row, 'other_social_handles'),
    place: textOf(row, 'location'),
    timeZone: textOf(row, 'time_zone'),
    hasGoneLive: answerOf(row, 'gone_live_before'),
    bestLive: numberOf(row, 'highest_gmv'),
    isWithAgency: answerOf(row, 'currently_with_agency'),
    wasWithAgency: answerOf(row, 'worked_with_agency_before'),
    lastAgency: textOf(row, 'previous_agency'),
    hasSold: answerOf(row, 'prior_sales_experience'),
    sold: textOf(row, 'sales_experience_details'),
    content: textOf(row, 'content_type'),
    wouldSell: listOf(row, 'comfortable_selling_categories'),
    wouldNotSell: listOf(row, 'categories_not_selling'),
    niche: textOf(row, 'niche_expertise'),
    equipment: listOf(row, 'equipment_owned'),
    hasSpace: answerOf(row, 'has_filming_space'),
    internet: textOf(row, 'internet_speed'),
    hoursPerWeek: numberOf(row, 'hours_per_week'),
    times: listOf(row, 'available_times'),
    wouldTrain: answerOf(row, 'willing_to_follow_training'),
    pay: listOf(row, 'compensation_preferences'),
    rate: textOf(row, 'minimum_rate_expectation'),
    languages: listOf(row, 'languages_spoken'),
    age: textOf(row, 'age_range'),
    gender: textOf(row, 'gender'),
  };
}

export type Survey = ReturnType<typeof readSurvey>;

/** Labels of unanswered optional questions, except those that an earlier answer made irrelevant. */
export function findUnanswered(survey: Survey): string[] {
  const optionalQuestions: [string, unknown, boolean?][] = [
    ['other accounts', survey.otherAccounts],
    ['best live', survey.bestLive, survey.hasGoneLive === true],
    ['previous agency', survey.lastAgency, survey.wasWithAgency === true],
    ['sales experience', survey.sold, survey.hasSold === true],
    ['what not to sell', survey.wouldNotSell],
    ['niche', survey.niche],
    ['equipment', survey.equipment],
    ['internet speed', survey.internet],
    ['minimum rate', survey.rate],
    ['languages', survey.languages],
    ['age', survey.age],
    ['gender', survey.gender],
  ];
  return optionalQuestions
    .filter(([, answer, isAsked = true]) => isAsked && (answer === null || (answer as string[]).length === 0))
    .map(([name]) => name);
}
