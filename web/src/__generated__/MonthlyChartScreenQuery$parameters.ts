/**
 * @generated SignedSource<<fdb4951e31520d2aae33c4b8337ae4ce>>
 * @relayHash 2de19eee1167cf86c44fc61ff46cb2d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9493d32f3925ddda66cbdf426044939a0ed8d17f8fc9e73b290753fad624b43

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9493d32f3925ddda66cbdf426044939a0ed8d17f8fc9e73b290753fad624b43",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
