/**
 * @generated SignedSource<<3c892a6073bdacdf60c538707c8ab208>>
 * @relayHash 6fb678fa29ffe726975b19772fad8803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fa3362cd80273e6dbe92a93c063451e6397511b0c95f2492723b1c57f0d7edd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fa3362cd80273e6dbe92a93c063451e6397511b0c95f2492723b1c57f0d7edd",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
