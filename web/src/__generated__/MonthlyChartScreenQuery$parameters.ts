/**
 * @generated SignedSource<<e46f44477c11be939d8f0a24e15dcc63>>
 * @relayHash 20bc48456a698b3c03f6ce0e1f577695
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 304a314836db6ffcd436f8f58672dc5897b00eab4213f38eff0b6eeb973d1f2c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "304a314836db6ffcd436f8f58672dc5897b00eab4213f38eff0b6eeb973d1f2c",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
