import { readBoolean, readList, readNumber, type StoredRow, textOf } from '#shared/forms/stored-row.ts';

/** The answers of a survey row under readable names. Unanswered questions are null or empty. */
export function readSurvey(row: StoredRow) {
  return {
    name: textOf(row, 'full_name'),
    phone: textOf(row, 'phone_number'),
    handle: textOf(row, 'tiktok_handle'),
    followers: readNumber(row, 'follower_count'),
    otherAccounts: textOf(row, 'other_social_handles'),
    place: textOf(row, 'location'),
    timeZone: textOf(row, 'time_zone'),
    hasGoneLive: readBoolean(row, 'gone_live_before'),
    bestLive: readNumber(row, 'highest_gmv'),
    isWithAgency: readBoolean(row, 'currently_with_agency'),
    wasWithAgency: readBoolean(row, 'worked_with_agency_before'),
    lastAgency: textOf(row, 'previous_agency'),
    hasSold: readBoolean(row, 'prior_sales_experience'),
    sold: textOf(row, 'sales_experience_details'),
    content: textOf(row, 'content_type'),
    wouldSell: readList(row, 'comfortable_selling_categories'),
    wouldNotSell: readList(row, 'categories_not_selling'),
    niche: textOf(row, 'niche_expertise'),
    equipment: readList(row, 'equipment_owned'),
    hasSpace: readBoolean(row, 'has_filming_space'),
    internet: textOf(row, 'internet_speed'),
    hoursPerWeek: readNumber(row, 'hours_per_week'),
    times: readList(row, 'available_times'),
    wouldTrain: readBoolean(row, 'willing_to_follow_training'),
    pay: readList(row, 'compensation_preferences'),
    rate: textOf(row, 'minimum_rate_expectation'),
    languages: readList(row, 'languages_spoken'),
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
