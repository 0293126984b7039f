/**
 * @generated SignedSource<<1648e68d86cfff33a1cf5cf1f9f982db>>
 * @relayHash dac1fdaa29d72e55ab67584d08f913d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1619d5628b666277c16a6d400d16df3eb1f555752ba1dbc0cbf126d728418a9e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1619d5628b666277c16a6d400d16df3eb1f555752ba1dbc0cbf126d728418a9e",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
