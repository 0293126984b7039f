/**
 * @generated SignedSource<<0109f8460e836cf65be4233b00c6e62d>>
 * @relayHash c52c23303ead7a890f5a01223ba026a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49dc67ee689410f1c029e0528efb77ce2c23d950ef486bfbc9e6bfceeb885a1d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49dc67ee689410f1c029e0528efb77ce2c23d950ef486bfbc9e6bfceeb885a1d",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
