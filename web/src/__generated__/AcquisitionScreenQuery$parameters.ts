/**
 * @generated SignedSource<<d2d60fa89ad0a185f2cd91a9d142e8f3>>
 * @relayHash 5d10cacb1e55ecff6c1bf0f1d12a9bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d80f4ab27c69426a951a95e7eb2940947cc8569dc9c3937666b35f0f868601b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d80f4ab27c69426a951a95e7eb2940947cc8569dc9c3937666b35f0f868601b",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
