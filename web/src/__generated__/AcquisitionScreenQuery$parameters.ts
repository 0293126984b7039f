/**
 * @generated SignedSource<<625497d6f032e70fcd85a9575e640f5c>>
 * @relayHash 07615c1611c3557b851e7940343cb155
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3797aa0f60658186cc4c0525ed5b02bf706daff984f746e20d464cd06b69d2b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3797aa0f60658186cc4c0525ed5b02bf706daff984f746e20d464cd06b69d2b8",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
