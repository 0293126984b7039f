/**
 * @generated SignedSource<<000e4b43668aef1a17e059f103b2ec46>>
 * @relayHash 5e66000491999a93c3f47a2696d242dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1b4e1332fe236a2b6f7e5ead90df6f8361b22809352cd0757b43e36e29df7e0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1b4e1332fe236a2b6f7e5ead90df6f8361b22809352cd0757b43e36e29df7e0",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
