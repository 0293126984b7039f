/**
 * @generated SignedSource<<735e08cfe0415da69025a3ec236b3840>>
 * @relayHash 41a57484fe0f6cf262f6bfa6c1f7de39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7696e741df1dc5879f9314bf889eca09c506ffc8e8016f412b8b998cd54aa6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de7696e741df1dc5879f9314bf889eca09c506ffc8e8016f412b8b998cd54aa6",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
