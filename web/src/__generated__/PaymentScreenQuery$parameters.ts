/**
 * @generated SignedSource<<c65afbd5e975871f6b562da9da171ec4>>
 * @relayHash d6042d173c636becee4cb058476a1a8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed6ece73cd3502a34b8cd8bb91d0a844e8113f0872a492f78df4f3a843a342f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed6ece73cd3502a34b8cd8bb91d0a844e8113f0872a492f78df4f3a843a342f1",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
