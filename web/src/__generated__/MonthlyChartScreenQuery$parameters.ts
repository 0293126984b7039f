/**
 * @generated SignedSource<<2145fdf61ad8410c19bc01d89514e7d3>>
 * @relayHash a619aaf152337febf6227ead05285b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c59ad711ff2431c16cce70532decd7a00f9d1c94b3b20cf365280a5234de0bf5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c59ad711ff2431c16cce70532decd7a00f9d1c94b3b20cf365280a5234de0bf5",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
