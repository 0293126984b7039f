/**
 * @generated SignedSource<<d9aab2fce122259f3f5a0edc46fd29fb>>
 * @relayHash c13646c79ad9eda0941c5fdcd7f6c3cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b191b58d6681c72938b4717ef4d1727bedd95d4188908fe7d2c5cde926677b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8b191b58d6681c72938b4717ef4d1727bedd95d4188908fe7d2c5cde926677b",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
