/**
 * @generated SignedSource<<22097c7ccbdb250335abffad56cec095>>
 * @relayHash 9258f1f4afa3f3a58afb450f9590a1c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfda833100b745468ec7c29425c46f685307ea0db3706efc600457e97325db72

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfda833100b745468ec7c29425c46f685307ea0db3706efc600457e97325db72",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
